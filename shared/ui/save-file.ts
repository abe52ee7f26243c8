/**
 * Hands a file to the browser as a download.
 * @param type the media type, such as application/json
 */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser has its own hold of the file once the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address));
}
