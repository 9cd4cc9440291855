import type { ContactPort } from './port'

/** A browser opens WeChat Work by its address. */
export const contact: ContactPort = { Area: () => null, openCompany: async () => false }
