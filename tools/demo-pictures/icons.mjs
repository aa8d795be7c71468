const dot = (x, y, r = 0.6) => `<circle cx="${x}" cy="${y}" r="${r}"/>`;

/** Line drawings on a 24 grid, one per category. */
export const ICONS = {
  fashion:
    '<path d="M9 3c.4 1.6 1.5 2.4 3 2.4S14.600 4.600 15 3l3 2-1.300 4-1.500-.700.600 3.200L18.500 21h-13l2.700-9.500.600-3.200-1.500.700L6 5z"/><path d="M8.400 11.500h7.200"/>',
  perfumes:
    '<rect x="6" y="9" width="12" height="12" rx="2"/><path d="M9.500 9V6.500h5V9M10.500 6.500V3h3v3.500M6 14.500h12"/>',
  jewelry:
    '<circle cx="12" cy="15" r="6"/><path d="M9.200 9.700 8 6.500 10 3.500h4l2 3-1.200 3.200M8 6.500h8M12 9l-1.700-2.500L12 3.500l1.700 3z"/>',
  glasses:
    '<circle cx="6.500" cy="14" r="3.500"/><circle cx="17.500" cy="14" r="3.500"/><path d="M10 13.200c1.200-.900 2.800-.900 4 0M3 13.500 5 7l2-.500M21 13.500 19 7l-2-.500"/>',
  accessories:
    '<path d="M3 9.500h13v5H3zM16 8.500h5v7h-5zM18.500 12H21M5.500 12h.010M8.500 12h.010M11.500 12h.010"/>',
  watches:
    '<circle cx="12" cy="12" r="5.500"/><path d="M12 9v3l2 1.500M9 7 9.600 2.500h4.800L15 7M9 17l.600 4.500h4.800L15 17M17.500 12h1.200"/>',
  bags:
    '<path d="M5 9.500h14l1.500 11h-17zM8.500 9.500V8a3.500 3.500 0 0 1 7 0v1.500M5 13.500c2 1.700 4.300 2.500 7 2.500s5-.800 7-2.500"/>' +
    dot(12, 16),
  shoes:
    '<path d="M3 6.500c3.500 1 5.500 3.500 7.500 6.500 1.500 2.300 4 3.200 6.500 3.500 2 .300 4 .800 4 2.500h-8.500C9 19 7 14.500 5 13v7H4z"/>',
  beauty:
    '<path d="M9 21v-8h6v8zM9.800 13V9.500h4.400V13M10.300 9.500V5.500c0-1.500 2-2.500 3.400-3v7M9 16.500h6"/>',
  'home-fragrance':
    '<path d="M5 12h14l-3.500 4.500h-7zM10 16.500 9 20h6l-1-3.500M7.500 21h9M10 9c-1.200-1.500 1-2.500 0-4.500M14 9c-1.200-1.500 1-2.500 0-4.500"/>',
  kids:
    '<circle cx="12" cy="13" r="6.500"/><circle cx="6.500" cy="6.800" r="2.300"/><circle cx="17.500" cy="6.800" r="2.300"/><path d="M10 15.500c1.200 1.200 2.800 1.200 4 0"/>' +
    dot(9.7, 12) +
    dot(14.3, 12),
  gifts:
    '<path d="M4 9.500h16V13H4zM5.500 13v8h13v-8M12 9.500V21M12 9.500C9.500 9.500 7 8.500 7 6.500c0-2.500 4-2.500 5 3 1-5.500 5-5.500 5-3 0 2-2.500 3-5 3z"/>',
};

export const iconSvg = (slug, colour = '#8f6c30', size = 24, line = 1.5) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="${colour}" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round">${ICONS[slug]}</svg>\n`;
