// Shown on the page; this file lets the runner find it.
import './StationSign.spec';
