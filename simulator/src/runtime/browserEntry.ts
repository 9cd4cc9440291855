// The host page in a browser that is opened by playwright.
import { openBrowserPage } from './browserPage'

void openBrowserPage()
