declare module 'virtual:content' {
  const addresses: import('./content-shapes.ts').ContentAddresses;
  export default addresses;
}
