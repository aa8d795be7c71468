/** What goes into queues and logs names no address, no phone number, no card and no session. */
export const withoutPersons = (text: string): string =>
  text
    .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '…')
    .replace(/[^\s<>"'(),;:]+/g, (word) => (word.slice(1, -1).includes('@') ? '…' : word))
    .replace(/\+?\d(?:[\s-]?\d){7,}/g, '…');
