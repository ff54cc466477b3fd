import { loadedMotion } from './loaded-motion.tsx'

type Page<Data> = { url: URL; serverLoader: () => Promise<Data> }

/** The data of a page of cards. On the way back from a property the photo returns to its card. */
export async function loadCards<Data>({ url, serverLoader }: Page<Data>): Promise<Data> {
  return (isWayBack(url) && loadedMotion()?.returnToCard(serverLoader())) || serverLoader()
}

/** Whether the browser's address is that of the page before the page is there, as when it goes back or forward. */
export function isWayBack(url: URL): boolean {
  return location.pathname === url.pathname
}
