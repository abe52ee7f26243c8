/** In a browser, the pages of a day fetch what they show: which day it is depends on the device's time zone. */
export const todayLoader = () => null;
export const planLoader = () => null;
