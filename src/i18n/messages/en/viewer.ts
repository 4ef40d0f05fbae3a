/** The viewer of pictures and PDFs. */
export const viewer = {
  'viewer.zoomIn': 'Larger',
  'viewer.zoomOut': 'Smaller',
  'viewer.turn': 'Turn',
  'viewer.previous': 'Document before',
  'viewer.next': 'Next document',
} as const;
