/** @jest-environment jsdom */
import fs from 'node:fs'
import path from 'node:path'
import React, { act, startTransition, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

const concurrentPages = jest.requireActual<(source: string) => string>('./concurrentPages.cjs')
const runtime = fs.readFileSync(
  path.resolve(__dirname, '../node_modules/@tarojs/plugin-framework-react/dist/runtime.js'),
  'utf8',
)

interface Wrapper extends React.Component {
  mount(page: React.ComponentType, id: string, drawn: () => void): void
  unmount(id: string, gone: () => void): void
}

/** What Taro's runtime keeps the pages in, out of its source. */
function wrapperOf(source: string): new (props: object) => Wrapper {
  const begin = source.indexOf('class AppWrapper extends')
  const end = source.indexOf('\n    }\n', begin) + '\n    }\n'.length
  const given = {
    react: React,
    h$1: React.createElement,
    connectReactPage: () => (page: React.ComponentType) => page,
    pageKeyId: () => '',
    perf: { stop: () => undefined },
    PAGE_INIT: '',
    App: ({ children }: { children?: ReactNode }) => children,
    Fragment: React.Fragment,
    appInstanceRef: null,
    isReactComponent: false,
    appWrapperResolver: () => undefined,
    process: { env: { TARO_PLATFORM: 'web' } },
  }
  const make = new Function(...Object.keys(given), `let appWrapper; ${source.slice(begin, end)}; return AppWrapper`)
  return make(...Object.values(given))
}

afterEach(() => document.body.replaceChildren())

async function opened() {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const AppWrapper = wrapperOf(concurrentPages(runtime))
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const held: { wrapper?: Wrapper | null } = {}
  await act(async () =>
    root.render(React.createElement(AppWrapper, { ref: (it: Wrapper | null) => (held.wrapper = it) } as object)),
  )
  const wrapper = held.wrapper!
  const page = (name: string) => () => React.createElement('p', { id: name }, name)
  const mount = (name: string, drawn: () => void = () => undefined) =>
    startTransition(() => wrapper.mount(page(name), name, drawn))
  return { wrapper, mount, shown: () => [...place.querySelectorAll('p')].map((it) => it.textContent) }
}

test("Taro's runtime draws a new page in a transition", () => {
  expect(concurrentPages(runtime).match(/react\.startTransition\(\(\) => appWrapper\.mount\(/g)).toHaveLength(2)
})

test('a page is told when it is drawn', async () => {
  const { mount, shown } = await opened()
  const drawn = jest.fn()
  await act(async () => mount('home', drawn))
  expect([shown(), drawn.mock.calls.length]).toEqual([['home'], 1])
})

test('a page that leaves before it is drawn takes no other one along, and is told nothing', async () => {
  const { wrapper, mount, shown } = await opened()
  await act(async () => mount('home'))
  const drawn = jest.fn()
  const gone = jest.fn()
  await act(async () => {
    mount('orders', drawn)
    wrapper.unmount('orders', gone)
    mount('login')
  })
  expect(shown()).toEqual(['home', 'login'])
  expect([drawn.mock.calls.length, gone.mock.calls.length]).toEqual([0, 1])
})

test('a runtime that mounts otherwise says so', () => {
  expect(() => concurrentPages('appWrapper.mount(component, id)')).toThrow('mounts pages otherwise')
})
