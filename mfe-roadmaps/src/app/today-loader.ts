/** In a browser the page asks by itself: what is due depends on the device's time zone. */
export const todayLoader = () => null;
