/** In a browser, the page fetches the plan: what day it is depends on the device's time zone. */
export const planLoader = () => null;
