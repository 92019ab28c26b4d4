import './elements/deconfuse-app.ts';
