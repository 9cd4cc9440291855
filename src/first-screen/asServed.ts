import React from 'react'

// A store is drawn as it is: React would draw how it began, which is for a browser that takes the markup over.
React.useSyncExternalStore = (_subscribe, getSnapshot) => getSnapshot()
