const refusals: Record<string, string> = {
  PAY_PASSWORD_ERROR: 'Wrong payment password',
  PAY_PASSWORD_LOCKED: 'Too many wrong tries. Please wait 15 minutes',
  PAY_PASSWORD_NOT_SET: 'Set a payment password first',
}

export default {
  title: 'Payment password',
  amount: 'Paid from your balance',
  forgotten: 'Forgot it?',
  notSet: 'Set a payment password first',
  notSetNote: 'Six digits keep your balance safe',
  setNow: 'Set it',
  later: 'Later',
  refused: (message: string, errorCode: string) => refusals[errorCode] ?? message,
}
