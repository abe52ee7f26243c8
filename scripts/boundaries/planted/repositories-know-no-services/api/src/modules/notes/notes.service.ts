export const allow = () => true;
