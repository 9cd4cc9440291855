import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../../../../src/platform/h5-components/layer.css'
import './note'
import * as fields from './fields'
import * as media from './media'
import * as pickers from './pickers'
import * as scrolling from './scrolling'
import * as views from './views'

const cases: Record<string, () => JSX.Element> = { ...fields, ...media, ...pickers, ...scrolling, ...views }
const name = new URLSearchParams(location.search).get('case') ?? ''
const Case = cases[name]
if (!Case) throw new Error(`no case ${name}`)

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <div className="taro_page" id="page">
      <Case />
    </div>
  </StrictMode>,
)
