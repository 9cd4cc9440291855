export default {
  onPhone: 'Scan to open it on your phone',
  onPhoneNote: 'Scan it with WeChat to go on with this item there',
  code: 'QR code of this item',
}
