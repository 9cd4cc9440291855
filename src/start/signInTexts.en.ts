export default {
  failed: 'Authorised login failed',
  error: (reason: string) => `Login failed, please try again later${reason && ` (${reason})`}`,
  ok: 'OK',
  otherWays: 'Log in by mobile or password',
  noCode: 'Login failed. Log in by mobile or password',
}
