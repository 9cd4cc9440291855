// What WeChat's audit asks of every style, asked of NutUI's too: an area that scrolls does so with inertia (A1), and
// a pressed look comes from `hover-class`, not from `:active` (A2).
const ofNutui = (node) => /[\\/]@nutui[\\/]/.test(node.source?.input.file ?? '')
const scrolls = ({ prop, value }) => /^overflow(-[xy])?$/.test(prop) && /\b(scroll|auto)\b/.test(value)
const glide = '-webkit-overflow-scrolling'

function libraryStyles() {
  return {
    postcssPlugin: 'library-styles',
    OnceExit(root) {
      root.walkRules((rule) => {
        if (!ofNutui(rule)) return
        const kept = rule.selectors.filter((selector) => !/:active\b/.test(selector))
        if (kept.length === 0) return void rule.remove()
        if (kept.length < rule.selectors.length) rule.selectors = kept
        const glides = rule.nodes.some((node) => node.prop === glide)
        if (!glides && rule.nodes.some((node) => node.type === 'decl' && scrolls(node)))
          rule.append({ prop: glide, value: 'touch' })
      })
    },
  }
}

module.exports = Object.assign(libraryStyles, { postcss: true })
