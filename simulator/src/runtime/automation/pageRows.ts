import type { Elements } from './elements'
import { callMethod, valueAt } from './paths'
import type { Rows } from './rows'

interface PageParams {
  pageId: number
}
interface Selected extends PageParams {
  selector: string
}

/** `Page.*` of the protocol. */
export function pageRows(elements: Elements): Rows {
  return {
    'Page.getElement': (params: Selected) =>
      elements.one(elements.inPage(elements.page(params), params.selector), params.selector),
    'Page.getElements': (params: Selected) => elements.all(elements.inPage(elements.page(params), params.selector)),
    'Page.getElementByXpath': (params: Selected) =>
      elements.one(elements.byXpath(elements.page(params), params.selector), params.selector),
    'Page.getElementsByXpath': (params: Selected) =>
      elements.all(elements.byXpath(elements.page(params), params.selector)),
    'Page.getData': (params: PageParams & { path?: string }) => ({
      data: valueAt(elements.page(params).instance.data, params.path),
    }),
    'Page.setData': (params: PageParams & { data: object }) => {
      elements.page(params).instance.setData(params.data)
      return {}
    },
    'Page.callMethod': (params: PageParams & { method: string; args?: unknown[] }) =>
      callMethod(elements.page(params).instance, params.method, params.args),
    'Page.getWindowProperties': (params: PageParams & { names: string[] }) => {
      const { window } = elements.page(params)
      return { properties: params.names.map((name) => valueAt(window, name)) }
    },
  }
}
