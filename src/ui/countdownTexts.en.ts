export default {
  days: (count: number) => `${count}d`,
}
