export default {
  concept: 'Distribution',
  fenxiao_name: 'Distributor',
  withdraw: 'Withdraw',
  account: 'Commission',
  my_team: 'My team',
  child: 'Referral',
}
