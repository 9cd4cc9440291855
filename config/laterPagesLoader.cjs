// Writes the list of pages that config/laterPages.ts took out of the entry, in the shape of Taro's own routes.
const path = require('node:path')
const { readConfig } = require('@tarojs/helper')

/** Webpack's names of chunks, extended by those of the later pages; the marks become maps of id to hash. */
const names = ({ js, css }) => `
const scripts = ${js}, styles = ${css}
const script = __webpack_require__.u, style = __webpack_require__.miniCssF
__webpack_require__.u = (id) => (scripts[id] ? 'chunk/' + id + '.' + scripts[id] + '.js' : script(id))
__webpack_require__.miniCssF = (id) => (styles[id] ? 'css/' + id + '.' + styles[id] + '.css' : style(id))
for (const id in styles) __webpack_require__.styled[id] = 1
`

module.exports = function () {
  const options = this.getOptions()
  const { later, marks, sourceDir } = options
  const configOf = new Map(options.pages)
  const routes = later.map((page) => {
    const file = JSON.stringify(this.utils.contextify(this.context, path.join(sourceDir, page)))
    const flags = JSON.stringify(readConfig(configOf.get(page), options))
    return `{ path: '${page}', load: (context, params) => [import(${file}), context, params], ...${flags} }`
  })
  return `${marks ? names(marks) : ''}export const laterRoutes = [${routes.join(',\n')}]\n`
}
