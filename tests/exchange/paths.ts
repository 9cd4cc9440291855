const at = (path: string) => `promotionpages/point/${path}/${path}`

export const pages = {
  shop: at('list'),
  goods: at('detail'),
  payment: at('payment'),
  orders: at('order_list'),
  result: at('result'),
  cashier: 'pages_payment/index',
  login: 'pages/login/login/login',
} as const
