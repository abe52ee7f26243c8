/** In a browser, the page fetches the schedule: what's due depends on the device's time zone. */
export const todayLoader = () => null;
