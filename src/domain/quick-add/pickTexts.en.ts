export default { addToCart: 'Add to cart', added: 'Added to cart' }
