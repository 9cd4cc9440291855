export default {
  jump: (letter: string) => `Jump to ${letter}`,
}
