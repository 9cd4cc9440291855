/** Pages of the storefront that show one shop, by their paths. */
export const shopPages = [
  'otherpages/shop/index/index',
  'otherpages/shop/introduce/introduce',
  'otherpages/shop/machine_qrcode/machine_qrcode',
] as const
