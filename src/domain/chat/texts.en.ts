export default { contact: 'Contact us', short: 'Chat' }
