export default {
  sent: 'Code sent',
  captcha: 'Captcha',
  captchaHint: 'Digits in the picture',
  captchaRefresh: 'Another captcha',
  captchaEmpty: 'Enter the digits in the picture',
  code: 'SMS code',
  codeHint: 'Digits in the message',
  codeEmpty: 'Enter the code from the message',
  codeFirst: 'Ask for a code first',
}
