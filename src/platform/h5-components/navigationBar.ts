/**
 * In place of the router's own navigation bar, drawing and handling of it: the app draws its bar itself (`navigationStyle`
 * is custom in app.config.ts), and names the window itself (platform/page-title).
 */
export function initNavigationBar(): void {}

export default class NavigationBarHandler {
  load(): void {}
}
