/** Run before Taro, which needs it: ./begin.ts. */
export { createRoot } from 'react-dom/client'
