export const ownText = /(a+)+$/;
