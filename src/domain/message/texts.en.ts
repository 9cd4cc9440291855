export default {
  messages: 'Messages',
  unread: (count: number) => `Messages, ${count} unread`,
}
