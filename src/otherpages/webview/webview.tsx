export { WebviewScreen as default } from '@/features/webview/WebviewScreen'
