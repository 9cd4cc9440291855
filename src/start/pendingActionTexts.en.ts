export default { added: 'Added to cart' }
