export default { contact: 'Contact us' }
