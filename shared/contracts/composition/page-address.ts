/** A page of this site, or an https address; nothing that a browser could mistake for another host. */
export const pageAddress = /^(https:\/\/[^\s/\\][^\s\\]*|\/([^\s/\\][^\s\\]*)?)$/;
