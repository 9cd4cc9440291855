export default {
  retryIn: (seconds: number) => `Try again in ${seconds} s`,
}
