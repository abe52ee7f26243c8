export { answeredAsView, siteViewRoutes } from './site-view.routes.ts';
export { createSiteViews, type SiteViews } from './site-views.ts';
export { viewBanner } from './view-documents.ts';
