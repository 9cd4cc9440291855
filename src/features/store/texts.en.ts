export default {
  title: 'Store',
  call: 'Call',
  lead: 'Directions',
  phone: 'Phone',
  shop: 'Shop',
}
