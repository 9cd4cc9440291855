Page({
  data: {
    heard: [],
    late: '',
    title: '',
    pageStyle: '',
    portal: true,
    half: false,
    icons: [
      'success',
      'success_no_circle',
      'info',
      'warn',
      'waiting',
      'cancel',
      'download',
      'search',
      'clear',
      'circle',
      'info_circle',
    ],
    nodes: [
      {
        name: 'div',
        attrs: { class: 'rich', style: 'color: #06c', onclick: 'nothing()' },
        children: [
          { type: 'text', text: 'Rich &amp; safe' },
          { name: 'script', children: [{ type: 'text', text: 'window.broken = true' }] },
        ],
      },
    ],
    html: '<p class="rich">From <b>HTML</b> &lt;text&gt;<script>window.broken = true</script><img src="/images/wide.png" width="40" onerror="x()"></p>',
  },
  heard({ type, currentTarget, detail }) {
    this.setData({ heard: [...this.data.heard, { type, id: currentTarget.id, detail }] })
  },
})
