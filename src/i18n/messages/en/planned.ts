/** Screens whose content comes later. Each says so in one sentence and names the way on. */
export const planned = {
  'planned.blog.title': 'Article',
  'planned.blog.text': 'Articles will be read here; none can be shown yet.',
  'planned.createBlog.title': 'Write an article',
  'planned.createBlog.text': 'Administrators will write articles here; it is not ready yet.',
  'planned.editBlog.title': 'Edit an article',
  'planned.editBlog.text': 'Administrators will edit articles here; it is not ready yet.',
  'planned.to./dashboard': 'Go to Today',
  'planned.to./readings': 'Go to Readings',
  'planned.to./emergency': 'Numbers and danger signs',
} as const;
