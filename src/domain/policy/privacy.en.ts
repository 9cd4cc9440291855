export default {
  kept: {
    heading: 'What we keep',
    words:
      'Your mobile number, nickname, avatar, addresses and orders; name, gender and birthday if you tell us; inside WeChat the identifier WeChat gives us. Passwords and payment PINs are kept only as digests that cannot be turned back.',
  },
  use: {
    heading: 'What it is for',
    words:
      'To log you in, take, deliver and service your orders, and keep your account safe. Nickname and avatar stand beside your reviews and are checked before others see them.',
  },
  identity: {
    heading: 'Identity check',
    words:
      'Your ID number is only compared when you send it, and kept masked afterwards. Pictures of your card are shown to you alone and have no public address.',
  },
  permission: {
    heading: 'Permissions',
    words:
      'Camera, album and location are used only when you tap what needs them. You can refuse and still shop. Pictures are compressed on your phone, and the server removes what they tell of place and camera.',
  },
  local: {
    heading: 'Kept on this device',
    words:
      'Your login, language, theme and the pages you saw last. You can clear the cache in the settings; logging out removes what is yours.',
  },
  rights: {
    heading: 'Your rights',
    words:
      'You can see and change your data, withdraw your consent and log out here at any time. When an account is closed its personal data is made anonymous; ledgers are kept as the law demands.',
  },
}
