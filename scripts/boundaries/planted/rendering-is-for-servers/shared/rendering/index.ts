export const renderFacts = () => ({});
