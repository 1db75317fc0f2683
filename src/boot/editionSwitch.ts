/** Adds the query of the address to each link to another edition when the visitor clicks the link. */
export function startEditionSwitch() {
  addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
      if (!link) return;
      const { search, hash } = location;
      link.search = [search.slice(1), hash.replace(/^[^?]*\??/, '')].filter(Boolean).join('&');
    },
    true,
  );
}
