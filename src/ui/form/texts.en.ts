export default {
  choose: 'Choose',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  clear: 'Clear',
  sendCode: 'Send code',
  resendIn: (seconds: number) => `Resend in ${seconds}s`,
  add: 'Add pictures',
  failed: 'Retry',
  unreadable: 'This picture cannot be read, please choose another',
  picture: (at: number) => `Picture ${at}`,
  again: (at: number) => `Picture ${at} failed, send again`,
  remove: (at: number) => `Remove picture ${at}`,
}
