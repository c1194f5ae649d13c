// Shown on the page, so it cannot be a test file itself.
import './report.spec';
