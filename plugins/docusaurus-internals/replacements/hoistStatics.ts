/** Replaces hoist-non-react-statics, which the router uses in `withRouter` alone. */
export default <Component>(component: Component): Component => component;
