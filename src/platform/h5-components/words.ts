const zh = {
  pull: '下拉刷新',
  release: '松开刷新',
  loading: '加载中…',
  finished: '刷新完成',
  cancel: '取消',
  confirm: '确定',
}
const en: typeof zh = {
  pull: 'Pull to refresh',
  release: 'Release to refresh',
  loading: 'Loading…',
  finished: 'Refreshed',
  cancel: 'Cancel',
  confirm: 'Done',
}

/** What the mini-program host says in its own language; here the document's. */
export const words = () => (document.documentElement.lang.startsWith('en') ? en : zh)
