export default {
  add: 'Add pictures',
  failed: 'Retry',
  unreadable: 'This picture cannot be read, please choose another',
  picture: (at: number) => `Picture ${at}`,
  again: (at: number) => `Picture ${at} failed, send again`,
  remove: (at: number) => `Remove picture ${at}`,
}
