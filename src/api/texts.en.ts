export default {
  failed: 'Request failed, please try again later',
  timeout: 'The request took too long, please try again later',
  offlineTitle: 'Network connection lost',
  offlineContent: 'Please check the network',
  ok: 'OK',
}
