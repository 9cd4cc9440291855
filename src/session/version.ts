/** Told to the server with every call and shown in the settings (specification section 1). */
export const appVersion = '5.3.7'
