// after npm run build:weapp:  node --import tsx --test tests/h5/builds/aria.test.ts
import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { getComponentsAlias, mergeInternalComponents } from '@tarojs/shared'
import ariaComponents from '../../../config/aria/components.json'

/** Without types of its own. */
const platform: string = '@tarojs/plugin-platform-weapp/dist/runtime-utils'
const dist = path.resolve(__dirname, '../../../dist/weapp')
const read = (name: string) => fs.readFileSync(path.join(dist, name), 'utf8')

test('roles and labels have their places in the templates, under the names the runtime sends', async () => {
  const templates = read('base.wxml')
  const { components } = (await import(platform)) as { components: Parameters<typeof mergeInternalComponents>[0] }
  mergeInternalComponents(components)
  const names = getComponentsAlias(mergeInternalComponents(ariaComponents)) as Record<string, Record<string, string>>
  for (const [element, name] of [
    ['view', names.view?.ariaLabel],
    ['button', names.button?.ariaLabel],
    ['image', names.image?.ariaLabel],
    ['input', names.input?.ariaLabel],
  ]) {
    const place = new RegExp(`<${element} [^>]*aria-label="{{i\\.${name}}}"`)
    assert.match(templates, place, element)
  }
  assert.match(templates, new RegExp(`<view [^>]*aria-role="{{i\\.${names.view?.ariaRole}\\|\\|i\\.role}}"`))
})

test('the runtime knows the attributes before the first page', () => {
  assert.match(read('app.js'), /aria-role/)
})
